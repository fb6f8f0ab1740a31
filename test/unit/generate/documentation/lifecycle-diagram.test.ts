import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { lifecycleDiagram } from '../../../../src/generate/documentation/lifecycle.ts';

const contract: JsonObject = {
  states: {
    WAITING: { level: 'stated', phase: 'waiting' },
    RUNNING: { level: 'stated', phase: 'running' },
    DONE: { level: 'stated', phase: 'completed' },
  },
  transitions: {
    submit: { level: 'stated', from: [], to: 'WAITING' },
    finish: { level: 'stated', from: '*', to: 'DONE' },
    expire: { level: 'stated', from: ['WAITING'], to: null },
  },
};

const reference: JsonObject = {
  states: {
    WAITING: { level: 'stated', phase: 'waiting' },
    RUNNING: { level: 'stated', phase: 'running' },
    DONE: { level: 'stated', phase: 'completed' },
    LATE: { level: 'chosen', phase: 'ended' },
  },
  transitions: {
    submit: { level: 'stated', from: [], to: 'WAITING' },
    finish: { level: 'stated', from: '*', to: 'DONE' },
    expire: { level: 'stated', chosen: ['to'], from: ['WAITING'], to: 'LATE' },
    retry: { level: 'chosen', from: ['LATE'], to: 'WAITING' },
  },
};

function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
}

describe('lifecycleDiagram', () => {
  test('draws every state, and an arrow from every source state of a transition', () => {
    const texts = textsOf(lifecycleDiagram(contract));
    expect(texts).toEqual(expect.arrayContaining(['WAITING', 'RUNNING', 'DONE', 'not stated']));
    expect(texts.filter((text) => /^\d+$/.test(text)).sort()).toEqual(['1', '2', '2', '3']);
  });

  test('draws chosen parts with dashes', () => {
    const dashed = (svg: string) => svg.match(/stroke-dasharray/g)?.length ?? 0;
    // The state that is not stated.
    expect(dashed(lifecycleDiagram(contract))).toBe(1);
    // The state LATE, the way to it, and the way back.
    expect(dashed(lifecycleDiagram(reference))).toBe(3);
  });

  test('draws the return arrows of one transition as a single arrow', () => {
    const transitions = { retry: { level: 'chosen', from: ['DONE', 'LATE'], to: 'WAITING' } };
    const svg = lifecycleDiagram({ ...reference, transitions });
    expect(textsOf(svg).filter((text) => text === '1')).toHaveLength(1);
    expect(svg.match(/fill="none"/g)).toHaveLength(2);
  });

  test('is one line of valid SVG numbers', () => {
    const svg = lifecycleDiagram(reference);
    expect(svg).not.toMatch(/\n|NaN|undefined|Infinity/);
  });

  test('writes names as text elements', () => {
    const states = { '<b>': { level: 'stated', phase: 'waiting' } };
    expect(lifecycleDiagram({ states })).toContain('&lt;b&gt;');
  });
});
