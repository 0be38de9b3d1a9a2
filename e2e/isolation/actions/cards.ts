import { type ActionTable, nothing } from './action-row'

export const cardsActions: ActionTable = {
  prepareCard: { access: 'client', input: nothing },
}
