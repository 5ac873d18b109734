/** The people of the demo who can sign in; the login page offers them. It imports nothing, so that it stays small. */
export type Account = {
  email: string
  name: string
  role: 'staff' | 'coach' | 'kitman'
  company: string
  about: string
}

/** Every account of the demo has the same one. */
export const DEMO_PASSWORD = 'turfandline'
/** The token in the link of a mail that the demo cannot send. */
export const DEMO_RESET_TOKEN = 'demo-reset'

const riverside = 'Riverside FC'

export const ACCOUNTS: readonly Account[] = [
  {
    email: 'marta.kovac@riverside-fc.example',
    name: 'Marta Kovač',
    role: 'staff',
    company: riverside,
    about: 'headGroundskeeper',
  },
  {
    email: 'owen.price@riverside-fc.example',
    name: 'Owen Price',
    role: 'staff',
    company: riverside,
    about: 'groundskeeper',
  },
  {
    email: 'new.starter@riverside-fc.example',
    name: 'Nia Starling',
    role: 'staff',
    company: riverside,
    about: 'newStarter',
  },
  {
    email: 'rachel.okafor@riverside-fc.example',
    name: 'Rachel Okafor',
    role: 'coach',
    company: riverside,
    about: 'coach',
  },
  {
    email: 'luca.moretti@riverside-fc.example',
    name: 'Luca Moretti',
    role: 'coach',
    company: riverside,
    about: 'coach',
  },
  {
    email: 'pete.doyle@riverside-fc.example',
    name: 'Pete Doyle',
    role: 'kitman',
    company: riverside,
    about: 'kitman',
  },
  {
    email: 'office@premier-league.example',
    name: 'Noura Al Qahtani',
    role: 'staff',
    company: 'League office',
    about: 'leagueAdmin',
  },
  {
    email: 'dana.miller@heartland-soccer.example',
    name: 'Dana Miller',
    role: 'staff',
    company: 'Heartland Soccer Complex',
    about: 'measurementsOnly',
  },
]
