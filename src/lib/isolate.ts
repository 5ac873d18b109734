/** Text from outside within a sentence: whatever direction it turns to ends with it (quality X10). */
export const isolate = (text: string): string => `\u2068${text}\u2069`
