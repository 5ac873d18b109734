/** Made by tools/textLists.ts. */
declare module 'virtual:later-texts' {
  export const lists: Record<string, () => Promise<{ texts: Record<string, () => Promise<unknown>> }>>
}
