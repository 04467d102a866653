/** Words that the requirements give in English for every language (SHELL-025, SHELL-029): a page says them beside its own. */
export const givenWords = {
  notFoundTitle: '404 Not Found',
  notFound: 'This page could not be found',
}
