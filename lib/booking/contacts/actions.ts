'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { addContact } from './commands/add-contact'
import { changeNotices } from './commands/change-notices'
import { removeContact } from './commands/remove-contact'
import { AddContact, ChangeNotices, ContactReference } from './schema'

export const addContactAction = defineFormAction({
  access: 'client',
  input: AddContact,
  run: (actor, input) => refreshAfter(addContact(actor, input)),
})

export const changeNoticesAction = defineFormAction({
  access: 'client',
  input: ChangeNotices,
  run: (actor, input) => refreshAfter(changeNotices(actor, input)),
})

export const removeContactAction = defineAction({
  access: 'client',
  input: ContactReference,
  run: (actor, { contactId }) => refreshAfter(removeContact(actor, contactId)),
})
