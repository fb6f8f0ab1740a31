/** How the search reads words and orders what it finds. */
import type { DefaultTheme } from 'vitepress';
import { queryTerms, searchTerm } from '../search-terms.ts';

/** The part of MiniSearch's options that consists of functions. */
export const searchFunctions = {
  processTerm: searchTerm,
  processQueryTerm: queryTerms,
  boostDocument,
};

/**
 * Gives the search of the browser its functions. The configuration cannot hold them: the site would have to evaluate
 * their text, which its policy forbids.
 */
export function orderSearch({ search }: DefaultTheme.Config): void {
  const miniSearch = search?.provider === 'local' ? search.options?.miniSearch : undefined;
  if (miniSearch?.searchOptions === undefined) return;
  miniSearch.options = { ...miniSearch.options, processTerm: searchFunctions.processTerm };
  miniSearch.searchOptions.processTerm = searchFunctions.processQueryTerm;
  miniSearch.searchOptions.boostDocument = searchFunctions.boostDocument;
}

/** Guides, as pages and then by section, come before the reference; single rules and what only tests use come last. */
function boostDocument(id: string, _term: string, fields?: Record<string, unknown>): number {
  if (/\/(reference\/(caller-)?rules|reference\/open|guides\/observing-rules)\b/.test(id))
    return 0.3;
  if (/\/control\b/.test(id)) return 0.5;
  const isPage = Array.isArray(fields?.['titles']) && fields['titles'].length === 0;
  if (/\/guides\//.test(id)) return isPage ? 2 : 1.5;
  return isPage ? 1.4 : 1;
}
