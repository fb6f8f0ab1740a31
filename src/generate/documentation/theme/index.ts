import type { DefaultTheme, Router, Theme } from 'vitepress';
import BaseTheme from 'vitepress/theme-without-fonts';
import TryIt from './try-it.vue';
import './style.css';

/** The browser's; the project is compiled for Node. */
declare const location: { assign(address: string): void };

const theme: Theme = {
  extends: BaseTheme,
  enhanceApp({ app, router, siteData }) {
    app.component('TryIt', TryIt);
    preferGuides(siteData.value.themeConfig);
    if ('document' in globalThis) openPagesWhole(router);
  },
};

export default theme;

/**
 * Puts the pages of guides before sections in them, then the reference, then single rules and what
 * only tests use. The configuration cannot say so: the site would have to evaluate the text of a
 * function, which its policy forbids.
 */
function preferGuides({ search }: DefaultTheme.Config): void {
  const options =
    search?.provider === 'local' ? search.options?.miniSearch?.searchOptions : undefined;
  if (options === undefined) return;
  options.boostDocument = (id, _, fields) => {
    if (/\/(control|reference\/rules|reference\/open|guides\/observing-rules)\b/.test(id))
      return 0.5;
    if (!/\/guides\//.test(id)) return 1;
    const isPage = Array.isArray(fields?.['titles']) && fields['titles'].length === 0;
    return isPage ? 2 : 1.2;
  };
}

/**
 * Lets the browser open each page, instead of a script that puts it into the current one: for that, the
 * site would have to hold the content of every page twice.
 */
function openPagesWhole(router: Router): void {
  let isOpen = false;
  router.onBeforeRouteChange = (to) => {
    if (!isOpen) return true;
    location.assign(to);
    return false;
  };
  router.onBeforePageLoad = () => {
    const isFirst = !isOpen;
    isOpen = true;
    return isFirst;
  };
}
