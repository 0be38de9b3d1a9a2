import { expect, test } from 'vitest'
import { readSchema } from './schema-engine'

// The client's code contains the schema, and the server holds several copies of it. A single character beyond Latin-1, such
// as an en dash, makes V8 store a whole copy with two bytes a character.
test.each(readSchema())('$path has no characters that double the memory of the client', ({ content }) => {
  expect(content.match(/[^\0-\xff].*/g)).toBeNull()
})
