import type { Router, Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import TryIt from './try-it.vue';
import './style.css';

/** The browser's; the project is compiled for Node. */
declare const location: { assign(address: string): void };

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app, router }) {
    app.component('TryIt', TryIt);
    if ('document' in globalThis) openPagesWhole(router);
  },
};

export default theme;

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
