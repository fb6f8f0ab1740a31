import { type Router, type Theme, useData } from 'vitepress';
import BaseTheme from 'vitepress/theme-without-fonts';
import { h, onMounted } from 'vue';
import { followMoved } from './moved-sections.ts';
import NotFound from './not-found.vue';
import { showOwnOrigin } from './own-origin.ts';
import RowFilter from './row-filter.vue';
import { orderSearch } from './search-order.ts';
import StatedOnly from './stated-only.vue';
import TryIt from './try-it.vue';
import './style.css';

/** The browser's; the project is compiled for Node. */
declare const location: { assign(address: string): void };

const theme: Theme = {
  extends: BaseTheme,
  Layout: () => h(BaseTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  setup() {
    const { theme } = useData();
    onMounted(showOwnOrigin);
    onMounted(() => followMoved(theme.value.moved));
  },
  enhanceApp({ app, router, siteData }) {
    app.component('TryIt', TryIt);
    app.component('RowFilter', RowFilter);
    app.component('StatedOnly', StatedOnly);
    orderSearch(siteData.value.themeConfig);
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
