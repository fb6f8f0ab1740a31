import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import TryIt from './try-it.vue';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('TryIt', TryIt);
  },
};

export default theme;
