'use server'

import {
  AddService,
  ChangeService,
  DeleteService,
  OfferServices,
  OrderServices,
} from '@/lib/catalog/services/schema/editing'
import { defineAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { addService } from './commands/add-service'
import { changeService } from './commands/change-service'
import { deleteService } from './commands/delete-service'
import { offerServices } from './commands/offer-services'
import { orderServices } from './commands/order-services'

export const addServiceAction = defineAction({
  access: 'change-settings',
  input: AddService,
  run: (actor, input) => refreshInAnyCase(addService(actor, input)),
})

export const changeServiceAction = defineAction({
  access: 'change-settings',
  input: ChangeService,
  run: (actor, input) => refreshInAnyCase(changeService(actor, input)),
})

export const offerServicesAction = defineAction({
  access: 'change-settings',
  input: OfferServices,
  run: (actor, input) => refreshInAnyCase(offerServices(actor, input)),
})

export const orderServicesAction = defineAction({
  access: 'change-settings',
  input: OrderServices,
  run: (actor, input) => refreshInAnyCase(orderServices(actor, input)),
})

export const deleteServiceAction = defineAction({
  access: 'change-settings',
  input: DeleteService,
  run: (actor, { serviceId }) => refreshInAnyCase(deleteService(actor, serviceId)),
})
