import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} sells sounds to people who make music: sample packs and one-shots.`,
    sections: [
      {
        title: 'What you find here',
        paragraphs: [
          'Small catalogues by a few artists, each with a style of their own. Every sound can be heard in full before you buy, with its key, tempo and length beside it.',
        ],
      },
      {
        title: 'Why a shop, not a subscription',
        paragraphs: [
          'You pay once for what you use, and it stays yours. Prices are in euros, one Tune is one euro, nothing expires.',
        ],
      },
      {
        title: 'Who runs it',
        paragraphs: [
          `${brand.company} in ${brand.city}. Write to ${brand.contactAddress}: a person answers.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Short answers to what is asked most.',
    sections: [
      {
        title: 'Which format do I get?',
        paragraphs: [
          'WAV at 44.1 kHz and 24 bits, ready for every music program. A pack comes as one ZIP file.',
        ],
      },
      {
        title: 'What is a Tune?',
        paragraphs: [
          'The unit of your balance. One Tune is one euro, today and later; Tunes do not expire.',
        ],
      },
      {
        title: 'Can I download again?',
        paragraphs: ['Yes, at any time, from the balance tab of your profile.'],
      },
      {
        title: 'What is the difference between a pack and a one-shot?',
        paragraphs: [
          'A one-shot is a single sound, such as a kick or a chord. A pack holds many sounds, with loops that are sold only there. If you own a pack, you own its one-shots.',
        ],
      },
      {
        title: 'Can I return a purchase?',
        paragraphs: [
          'Yes, within 14 days, as long as delivery has not begun. If you agree to immediate delivery at checkout, you lose that right as soon as it begins. A faulty file is always replaced.',
        ],
      },
      {
        title: 'I paid, but my balance has not changed.',
        paragraphs: [
          'That can take a minute. If nothing has happened after an hour, write to us with the time and the amount.',
        ],
      },
    ],
  },
  licence: {
    lead: 'One licence for everything in the shop.',
    sections: [
      {
        title: 'You may',
        paragraphs: [
          'Use the sounds in your own music, films, games, podcasts and performances, commercially too, without further payment, without a time limit, anywhere. Change, cut, stretch and layer them as you like.',
        ],
      },
      {
        title: 'You may not',
        paragraphs: [
          'Pass the sounds on as sounds, alone or lightly changed, whether you sell them, give them away or put them into a sample library or an instrument. Nor may you claim them as your own recordings in a content identification system.',
        ],
      },
      {
        title: 'Working with others',
        paragraphs: [
          'Those who work with you on a production may use the sounds inside it. For their own music they need their own licence.',
        ],
      },
      {
        title: 'Credit',
        paragraphs: ['Not needed. The artists are glad if you name them.'],
      },
      {
        title: 'What the licence is not',
        paragraphs: [
          'It is not exclusive: others may have bought the same sound. It belongs to the account that bought it and cannot be transferred.',
        ],
      },
    ],
  },
  user: {
    lead: `What ${brand.name} knows about you, and where you change it.`,
    sections: [
      {
        title: 'Name and address for mail',
        paragraphs: [
          'Your first and last name, your username, your email and, if you gave one, your phone number. You change them in your profile under “Settings”.',
        ],
      },
      {
        title: 'What you tell about yourself',
        paragraphs: [
          'Location, description and picture are up to you. You change or empty them in the same place.',
        ],
      },
      {
        title: 'Password',
        paragraphs: [
          'We keep only a hash of it, so that nobody can read it, not even we. You change it in your profile under “Settings”; if you have forgotten it, you set a new one from the login page. All other devices are then logged out.',
        ],
      },
      {
        title: 'Cart, orders and balance',
        paragraphs: [
          'What is in your cart, what you bought, when and for how much, your balance and your downloads. All of it is in your profile under “Balance”. Orders that are complete stay as they are.',
        ],
      },
      {
        title: 'Language and screen',
        paragraphs: [
          'Cookies remember the language of your last page and the size of your screen. They change when you choose another language at the foot of a page, or look at the shop on another screen.',
        ],
      },
      {
        title: 'Everything else',
        paragraphs: [
          `Do you want to see all of it, or have your account deleted? Write to ${brand.contactAddress}. How long we keep what, and why, is in the privacy policy.`,
        ],
      },
    ],
  },
}
