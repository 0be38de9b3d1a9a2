const firstAddresses = [
  '1418 Alder Ridge Lane, Asheville, NC 28804',
  '903 Chestnut Street, Asheville, NC 28801',
  '5 Pavilion Way, Fletcher, NC 28732',
  '27 Larkspur Court, Black Mountain, NC 28711',
  '212 Montford Avenue, Asheville, NC 28801',
  '48 Beaverdam Road, Asheville, NC 28804',
  '1 Biltmore Plaza, Asheville, NC 28803',
  '76 Gable Hollow Drive, Weaverville, NC 28787',
  '330 Lantern Hill Road, Arden, NC 28704',
  '19 Stucco Stair Lane, Asheville, NC 28805',
] as const
const streets = [
  'Orchard Terrace',
  'Sycamore Bend',
  'Quarry View',
  'Meadow Loft Court',
  'Skyline Crest',
  'Willow Ferry Road',
  'Hazel Park Avenue',
  'Copper Beech Close',
  'Juniper Field Lane',
  'Dovecote Row',
  'Harbor Mill Drive',
  'Fern Gate',
] as const
const towns = [
  'Candler, NC 28715',
  'Mills River, NC 28759',
  'Swannanoa, NC 28778',
  'Asheville, NC 28806',
  'Marshall, NC 28753',
  // Over the state line, where photographs are taxed.
  'Landrum, SC 29356',
] as const

/** Returns the fictional address of a booking by its index. Each is unique. */
export function addressOf(index: number): string {
  const first = firstAddresses[index]
  if (first) return first
  return `${(index * 37) % 900} ${streets[index % streets.length]}, ${towns[index % towns.length]}`
}

export const instructions = [
  'Please include the pool at dusk; its lights are on a timer.',
  'The sellers are home until ten; start with the garden.',
  'Dog in the mudroom, friendly. Shoes off upstairs, please.',
  'Two extra frames of the fireplace for the brochure.',
  'Park on the street; the drive is being sealed.',
  null,
  null,
  null,
] as const
