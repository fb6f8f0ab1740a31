/**
 * The callers of the grid: each defect always, in callers of different forms, and under each condition in one of them;
 * and what is legal, in several callers.
 */
import { hash32, seededRandom } from '../../src/core/random.ts';
import { callerConditionsOf } from './conditions-of-callers.ts';
import { type CorrectCaller, correctCallers, specialCallers } from './correct-callers.ts';
import type { CallerCondition, CallerVariant, Defect } from './defect.ts';
import { defects, legalHabits } from './defects.ts';

/** So that the variants of the table are those of the next run. */
const gridSeed = 'callers';

/** In how many callers a defect is always there. */
const alwaysIn = 1;
const legalIn = 2;

/** Under how many conditions it is tried. */
const conditionsEach = 2;

/** All variants, always in the same order. */
export function callerVariants(): CallerVariant[] {
  return [
    ...defects.flatMap((defect) => [
      ...drawCallers(defect, alwaysIn).map((caller) => ({ caller, defect, conditions: [] })),
      ...drawFrom(openConditions(defect), defect.name)
        .slice(0, conditionsEach)
        .flatMap((condition): CallerVariant[] => {
          const suited = suitedCallers(defect).filter((caller) => canMeet(caller, condition));
          const drawn = drawFrom(suited, `${defect.name} ${conditionName(condition)}`).slice(0, 1);
          return drawn.map((caller) => ({ caller, defect, conditions: [condition] }));
        }),
    ]),
    ...legalHabits.flatMap((defect) =>
      drawCallers(defect, legalIn).map((caller) => ({ caller, defect, conditions: [] })),
    ),
  ];
}

/** The form of its caller, and its conditions. */
export function callerConditionsText({ caller, conditions }: CallerVariant): string {
  return [caller.name, ...conditions.map(conditionName)].join(', ');
}

/** Unique in the grid. */
export function callerVariantName(variant: CallerVariant): string {
  return `${variant.defect.name}: ${callerConditionsText(variant)}`;
}

function conditionName({ dimension, value }: CallerCondition): string {
  return `${dimension} ${value}`;
}

function suitedCallers({ callers, fits }: Defect): CorrectCaller[] {
  const special = specialCallers.filter(({ name }) => callers?.some((other) => other === name));
  return callers === undefined
    ? correctCallers.filter((caller) => fits?.(caller) ?? true)
    : special;
}

function drawCallers(defect: Defect, count: number): CorrectCaller[] {
  return drawFrom(suitedCallers(defect), defect.name).slice(0, count);
}

/** Other variants keep their callers when a defect is added. */
function drawFrom<Item>(items: readonly Item[], name: string): Item[] {
  const random = seededRandom(`${gridSeed} ${hash32(name)}`);
  return items
    .map((item) => ({ item, order: random.nextUint32() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ item }) => item);
}

/** Only some callers do several pieces of work at once, ask for their jobs, or download results. */
function canMeet({ habits }: CorrectCaller, condition: CallerCondition): boolean {
  switch (conditionName(condition)) {
    case 'others some':
      return habits.declares.includes('several');
    case 'at status':
      return !habits.declares.includes('never-asks');
    case 'at download':
      return habits.declares.includes('downloads');
    default:
      return true;
  }
}

/** Those under which the defect can be seen. */
function openConditions(defect: Defect): CallerCondition[] {
  const {
    begin,
    purposes = ['submission', 'status', 'download'],
    unseenUnder = [],
    showsAmongOthers = false,
  } = defect;
  return callerConditionsOf(begin().of).filter(
    (condition) =>
      (condition.dimension !== 'others' || showsAmongOthers) &&
      !unseenUnder.includes(condition.dimension) &&
      !unseenUnder.includes(conditionName(condition)) &&
      // The only place where it is says nothing.
      (condition.dimension !== 'at' ||
        (purposes.length > 1 && purposes.some((purpose) => purpose === condition.value))) &&
      suitedCallers(defect).some((caller) => canMeet(caller, condition)),
  );
}
