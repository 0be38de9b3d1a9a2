import { type ActionTable, nothing } from './action-row'

export const cardsActions: ActionTable = {
  prepareCardAction: { access: 'client', input: nothing },
}
