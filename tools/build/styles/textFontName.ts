/** Whether a built file is the font that all pages use. */
export const isTextFont = (file: string): boolean => /brygada-1918-text[^/]*\.woff2$/.test(file);
