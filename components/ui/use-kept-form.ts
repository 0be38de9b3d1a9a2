'use client'

import { useActionState, useSyncExternalStore } from 'react'
import { answerOrKeep, type FormAct, type FormAnswer } from './answer-or-keep'

/**
 * `useActionState` for a form that stays, with what was typed, where no answer comes. Until its script runs it is a plain
 * post, which only the action itself can take.
 */
export function useKeptForm<T, Code extends string>(act: FormAct<T, Code>) {
  const runsScript = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const actOrKeep: FormAct<T, Code> = (before, form) => answerOrKeep(act, before, form)
  return useActionState<FormAnswer<T, Code>, FormData>(runsScript ? actOrKeep : act, null)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
