/**
 * On an iPhone React Aria writes this into the document while a sheet is open, so that the page behind it stays where
 * it is. The content policy of every page allows it to the letter.
 */
export const heldScroll = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'
