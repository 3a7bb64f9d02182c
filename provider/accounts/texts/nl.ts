import type { AccountMessages } from './account-messages.ts'

export const nl: AccountMessages = {
  greeting: 'Hallo {name},',
  verifySubject: 'Bevestig je e-mailadres voor {shop}',
  verify:
    'Fijn dat je er bent. Bevestig dat dit e-mailadres van jou is, zodat bevestigingen en downloads van {shop} bij je aankomen:',
  verifyButton: 'E-mailadres bevestigen',
  verifyValidity: 'De link is geldig tot {time}. Je kunt intussen gewoon verder winkelen.',
  verifyNotYou: 'Heb je je niet geregistreerd? Dan kun je deze e-mail negeren.',
  changeSubject: 'Bevestig je nieuwe e-mailadres voor {shop}',
  change:
    'Je wilt dit e-mailadres gebruiken voor je {shop}-account. Het geldt zodra je het bevestigt:',
  changeValidity: 'De link is geldig tot {time}. Tot je bevestigt, blijft je oude adres gelden.',
  changeNotYou: 'Weet je hier niets van? Negeer deze e-mail dan: er verandert niets.',
  inUseSubject: 'Je hebt al een account bij {shop}',
  inUse:
    'Iemand wilde dit e-mailadres gebruiken voor een ander {shop}-account. Dat kan niet, want het hoort al bij jouw account. Er is niets veranderd.',
  inUseHint:
    'Was jij dat, log dan in met dit adres. Ben je je wachtwoord vergeten, stel dan een nieuw wachtwoord in:',
  choosePassword: 'Nieuw wachtwoord instellen',
  requestedSubject: 'Nieuw e-mailadres voor {shop} aangevraagd',
  requested:
    'Op {time} is voor je {shop}-account een nieuw e-mailadres aangevraagd: {email}. Het geldt zodra iemand de link opent die we daarheen hebben gestuurd.',
  changedSubject: 'Je e-mailadres voor {shop} is gewijzigd',
  changed:
    'Op {time} is het e-mailadres van je {shop}-account gewijzigd in {email}. Vanaf nu mailen we je op dat adres.',
  changedNotYou: 'Was jij dit niet? Neem dan meteen contact met ons op:',
  contact: 'Contact opnemen',
  passwordSubject: 'Je wachtwoord voor {shop} is gewijzigd',
  password:
    'Op {time} is het wachtwoord van je {shop}-account gewijzigd. Alle andere browsers zijn nu uitgelogd.',
  passkeyAddedSubject: 'Nieuwe passkey voor {shop}',
  passkeyAdded:
    'Op {time} is de passkey ‘{passkey}’ aan je {shop}-account toegevoegd. Daarmee kun je nu inloggen zonder wachtwoord.',
  passkeyRemovedSubject: 'Passkey voor {shop} verwijderd',
  passkeyRemoved:
    'Op {time} is de passkey ‘{passkey}’ uit je {shop}-account verwijderd. Niemand kan er nog mee inloggen.',
  notYou:
    'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in. Zo worden alle browsers uitgelogd en vervallen wijzigingen die nog niet bevestigd zijn:',
}
