import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { convertPrices } from '@/lib/catalog/services/operations/convert-prices'
import { convertBilling } from '@/lib/people/brokerages/operations/convert-billing'
import { convertPriceLists } from '@/lib/people/brokerages/operations/convert-price-lists'
import { changeStudio } from '@/lib/studio/settings/commands/change-studio'
import type { ChangeStudio, StudioDetails } from '@/lib/studio/settings/schema'

/**
 * Updates the studio's details. A new currency applies to the prices of services and brokerages too.
 * @throws see changeStudio
 */
export function changeStudioDetails(actor: Actor, input: ChangeStudio): Promise<StudioDetails> {
  return changeStudio(actor, input, async (tx, currencies) => {
    await convertPrices(tx, currencies.to)
    await convertPriceLists(tx, currencies.to)
    await convertBilling(tx, currencies)
  })
}
