/** Parts of the theme that are made in the browser: in every page, they would be a twentieth of the site. */
import type { VitePlugin } from './vite-plugin.ts';

/** None of them moves the text of a page when it appears; the style sheet keeps room for `VPLocalNav`. */
const parts = ['VPSidebar', 'VPDocAside', 'VPDocFooter', 'VPNavBarExtra', 'VPLocalNav'];

const prefix = '\0late:';

/** Replaces these components of the theme by one that shows them in the browser only. */
export const lateParts: VitePlugin = {
  name: 'late-parts',
  enforce: 'pre',
  resolveId(source: string) {
    const name = /^\.\/(?:components\/)?(\w+)\.vue$/.exec(source)?.[1] ?? '';
    return parts.includes(name) ? `${prefix}${name}` : undefined;
  },
  load(id: string) {
    if (!id.startsWith(prefix)) return undefined;
    const component = `vitepress/dist/client/theme-default/components/${id.slice(prefix.length)}.vue`;
    return `
import { contentUpdatedCallbacks } from 'vitepress/dist/client/app/utils.js';
import { h, nextTick, onMounted, ref } from 'vue';
import Part from ${JSON.stringify(component)};

export default {
  inheritAttrs: false,
  setup(_, { attrs, slots }) {
    const isShown = ref(false);
    onMounted(async () => {
      isShown.value = true;
      await nextTick();
      // A part that lists the headings has missed that the page is there.
      for (const update of contentUpdatedCallbacks) update();
    });
    return () => (isShown.value ? h(Part, attrs, slots) : h('div', { class: 'late' }));
  },
};
`;
  },
};
