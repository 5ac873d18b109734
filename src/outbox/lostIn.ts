import type { Entry } from './entry'

/** What the last decision between two versions has put aside. */
export const lostIn = ({ history = [] }: Pick<Entry, 'history'>) => history.findLast(({ lost }) => lost)
