/** The steps of opening a studio, from an empty database to the first booking, in the order of the checklist. */
export const openingSteps = [
  'name',
  'hours',
  'services',
  'tax',
  'payments',
  'email',
  'project',
  'import',
  'team',
  'link',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** The steps that the owner may confirm or put off. Without hours and services nobody can book. */
export const markableSteps = [
  'name',
  'tax',
  'payments',
  'email',
  'project',
  'import',
  'team',
  'link',
] as const
export type MarkableStep = (typeof markableSteps)[number]

/** The marks that put a step off. The others confirm it: the name stays, there is no tax, the link was shared. */
const puttingOff: readonly OpeningStep[] = ['payments', 'email', 'project', 'import', 'team']

/** What the studio's records say about each step, as shown beside it; null if they don't show that it's done. */
export type OpeningFacts = Record<OpeningStep, string | null>

export type StepState = 'done' | 'later' | 'open'
export type StepReport = { step: OpeningStep; state: StepState; fact: string | null }

/** Returns the state of each step. Records win over marks. */
export function toStepReports(facts: OpeningFacts, marks: readonly string[]): StepReport[] {
  return openingSteps.map((step) => ({ step, state: stateOf(step, facts, marks), fact: facts[step] }))
}

function stateOf(step: OpeningStep, facts: OpeningFacts, marks: readonly string[]): StepState {
  if (facts[step] !== null) return 'done'
  if (!isMarkable(step) || !marks.includes(step)) return 'open'
  return puttingOff.includes(step) ? 'later' : 'done'
}

export function isMarkable(step: OpeningStep): step is MarkableStep {
  return markableSteps.some((one) => one === step)
}

/** Returns the steps that are neither done nor put off. */
export function listStepsLeft(reports: readonly StepReport[]): StepReport[] {
  return reports.filter(({ state }) => state === 'open')
}
