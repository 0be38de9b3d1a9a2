import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

type StepperProps = { steps: readonly string[]; current: number }

/** Shows the current step of a short sequence, on phones without its names. `current` starts at 1. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <ol
      className="mb-5 grid auto-cols-fr grid-flow-col max-md:gap-1 md:mb-8"
      aria-label={`Step ${current} of ${steps.length}`}
    >
      {steps.map((step, index) => (
        <Step key={step} name={step} number={index + 1} state={stateOf(index + 1, current)} />
      ))}
    </ol>
  )
}

type StepState = 'done' | 'current' | 'ahead'

function stateOf(number: number, current: number): StepState {
  if (number < current) return 'done'
  return number === current ? 'current' : 'ahead'
}

const stateClasses: Record<StepState, string> = {
  done: 'border-ink text-ink-2',
  current:
    "border-ink font-current text-ink before:absolute before:inset-x-0 before:-top-0.5 before:h-0.75 before:bg-accent before:content-['']",
  ahead: 'text-ink-3',
}

function Step({ name, number, state }: { name: string; number: number; state: StepState }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={mergeClasses(
        'relative flex items-baseline gap-2 border-t pt-3 pr-4 max-md:border-t-2 max-md:pt-0',
        stateClasses[state],
      )}
    >
      {state === 'done' ? (
        <Icon name="check" className="self-center max-md:hidden" label="Done" />
      ) : (
        <span className="font-serif text-[1.0625rem] leading-6 font-[420] max-md:hidden">{number}</span>
      )}
      <span className="max-md:sr-only">{name}</span>
    </li>
  )
}
