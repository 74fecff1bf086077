/** Whether a built file is the font that all pages use; apart from what makes it, which a build does not need. */
export const isTextFont = (file: string): boolean => /brygada-1918-text[^/]*\.woff2$/.test(file);
