/** An address without its search and fragment. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
