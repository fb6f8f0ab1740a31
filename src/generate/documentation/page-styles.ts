/** Styles that the sections need beside those of the page they stand in. */

/**
 * Badges, the diagram and wide tables, on light and on dark pages alike. Sections without samples
 * beside them take the whole width; redocly marks the two columns with `data-testid`. Its logo would
 * be loaded from elsewhere, so its name stands there.
 */
export const pageStyles = `
.level { display: inline-block; padding: 0 0.45em; border: 1px solid; border-radius: 0.3em;
  font-size: 0.75em; font-weight: 600; line-height: 1.5; }
.level.stated { border-color: #16a34a80; background: #16a34a1f; }
.level.chosen { border-color: #d9770680; background: #d977061f; border-style: dashed; }
a[href='https://redocly.com/redoc/'] { white-space: nowrap; }
a[href='https://redocly.com/redoc/']::after { content: 'Redocly'; font-size: 10px; }
.diagram { overflow-x: auto; }
.diagram .number { fill: var(--bg-color, Canvas); }
.md-table-wrapper td code { white-space: nowrap; }
[data-testid='right-panel']:empty { display: none; }
[data-item-kind='markdown'] [data-testid='middle-panel'],
[data-testid='middle-panel']:has(+ [data-testid='right-panel']:empty) { width: 100%; max-width: 60rem; }
`;
