import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} sells sounds to people who make music: sample packs and one-shots.`,
    sections: [
      {
        title: 'What you’ll find here',
        paragraphs: [
          'Small catalogs from a handful of artists, each with a style of their own. Hear every sound in full before you buy, with key, tempo and length at a glance.',
        ],
      },
      {
        title: 'Why a shop, not a subscription',
        paragraphs: [
          'You pay once for what you use, and it’s yours to keep. Prices are in euros, one Tune is one euro, and nothing expires.',
        ],
      },
      {
        title: 'Who runs it',
        paragraphs: [
          `${brand.company} in ${brand.city}. Write to ${brand.contactAddress}: a real person will answer.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Short answers to common questions.',
    sections: [
      {
        title: 'Which format do I get?',
        paragraphs: ['24-bit WAV at 44.1 kHz, ready for any DAW. A pack comes as one ZIP file.'],
      },
      {
        title: 'What is a Tune?',
        paragraphs: [
          'The unit of your balance. One Tune is always one euro, and Tunes don’t expire.',
        ],
      },
      {
        title: 'Can I download again?',
        paragraphs: ['Yes, anytime, from the Balance tab of your profile.'],
      },
      {
        title: 'What is the difference between a pack and a one-shot?',
        paragraphs: [
          'A one-shot is a single sound, such as a kick or a chord. A pack contains many sounds, including loops you can’t buy separately. If you own a pack, you also own its one-shots.',
        ],
      },
      {
        title: 'Can I return a purchase?',
        paragraphs: [
          'No, not once it has been delivered. Every download is delivered at once, and at checkout you agree that this ends your right of withdrawal. Unspent Tunes can be returned within 14 days, and a faulty file is always replaced or refunded.',
        ],
      },
      {
        title: 'I paid, but my balance hasn’t changed.',
        paragraphs: [
          'That can take a minute. If nothing has happened after an hour, write to us with the time and the amount.',
        ],
      },
    ],
  },
  licence: {
    lead: 'One license for everything in the shop.',
    sections: [
      {
        title: 'You may',
        paragraphs: [
          'Use the sounds in your own music, films, games, podcasts and performances, including commercially, anywhere in the world, with no further payment and no time limit. Change, cut, stretch and layer them as you like.',
        ],
      },
      {
        title: 'You may not',
        paragraphs: [
          'Distribute the sounds on their own or lightly edited, whether by selling them, giving them away or including them in a sample library or an instrument. Nor may you register them as your own recordings in a content identification system.',
        ],
      },
      {
        title: 'Working with others',
        paragraphs: [
          'Collaborators may use the sounds in your joint production. For their own music they need their own license.',
        ],
      },
      {
        title: 'Credit',
        paragraphs: ['Not required, but the artists are happy if you name them.'],
      },
      {
        title: 'Limits of the license',
        paragraphs: [
          'It is not exclusive: others may have bought the same sound. It belongs to the account that bought it and can’t be transferred.',
        ],
      },
    ],
  },
  user: {
    lead: `The data ${brand.name} holds about you, and where to change it.`,
    sections: [
      {
        title: 'Name and email address',
        paragraphs: [
          'Your first and last name, your username, your email address and, if you gave one, your phone number. You can change them in your profile under “Settings.”',
        ],
      },
      {
        title: 'What you tell us about yourself',
        paragraphs: [
          'Your location, the text under “About you” and your image are optional. You can change them there too.',
        ],
      },
      {
        title: 'Password',
        paragraphs: [
          'We store only a hash of it, so nobody can read it, not even us. You can change it in your profile under “Settings”; if you’ve forgotten it, you can set a new one from the login page. All other devices are then logged out.',
        ],
      },
      {
        title: 'Cart, orders and balance',
        paragraphs: [
          'What is in your cart, what you bought, when and for how much, your balance and your downloads. Orders, balance and downloads are in your profile under “Balance.” Completed orders cannot be changed.',
        ],
      },
      {
        title: 'Language and screen',
        paragraphs: [
          'Cookies remember your language, theme and screen size. They update when you change the language or theme in the footer or use another screen.',
        ],
      },
      {
        title: 'Everything else',
        paragraphs: [
          `To get a copy of your data or have your account deleted, write to ${brand.contactAddress}. The [privacy policy](privacy) explains what we keep, why and for how long.`,
        ],
      },
    ],
  },
}
