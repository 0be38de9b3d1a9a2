import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, 'schema')

// The client's code contains the schema, and the server holds several copies of it. A single character beyond Latin-1, such
// as an en dash, makes V8 store a whole copy with two bytes a character.
test.each(readdirSync(folder))('%s has no characters that double the memory of the client', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  expect(text.match(/[^\0-\xff].*/g)).toBeNull()
})
