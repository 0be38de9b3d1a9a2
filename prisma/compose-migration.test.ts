import { expect, test } from 'vitest'
import { compareObjects, composeMigration } from './compose-migration'

const file = (folder: string, name: string, sql: string) => ({ folder, name, sql })
const compose = (from: object, to: object, tables: string, files: ReturnType<typeof file>[]) =>
  composeMigration(compareObjects(new Map(Object.entries(from)), new Map(Object.entries(to))), tables, files)

test('two equal schemas need no migration', () => {
  expect(compose({ 'table a': 'x' }, { 'table a': 'x' }, '', [])).toBe('-- Nothing changed.\n')
})

test("keeps Prisma's statements, but for those that undo a file", () => {
  const tables = [
    '-- DropIndex\nDROP INDEX "photos_search";',
    '-- AlterTable\nALTER TABLE "photos" ADD COLUMN "size" INTEGER;',
    '-- DropForeignKey\nALTER TABLE "photos" DROP CONSTRAINT "photos_fkey";',
  ].join('\n\n')
  const files = [
    file('indexes', 'photos_search', 'CREATE INDEX'),
    file('constraints', 'photos_fkey', 'DROP, ADD'),
  ]
  expect(compose({}, { 'column photos.size': 'integer' }, tables, files)).toBe(
    '-- Adds column photos.size\n\n-- AlterTable\nALTER TABLE "photos" ADD COLUMN "size" INTEGER;\n',
  )
})

test('drops what has no file any more, unless its table goes or Prisma drops it', () => {
  const from = {
    'constraint photos.photos_name': '',
    'function public.count(uuid)': '',
    'trigger photos.photos_count': '',
    'index photos_by_name': '',
    'index photos_by_size': '',
    'view all_photos': '',
    'column all_photos.id': '',
    'table gone': '',
    'constraint gone.gone_name': '',
  }
  const tables = '-- DropIndex\nDROP INDEX "photos_by_size";\n\n-- DropTable\nDROP TABLE "gone";'
  expect(
    compose(from, {}, tables, [])
      .split('\n')
      .filter((line) => !line.startsWith('--') && line !== ''),
  ).toEqual([
    'ALTER TABLE "photos" DROP CONSTRAINT "photos_name";',
    'DROP FUNCTION public.count(uuid);',
    'DROP INDEX "photos_by_name";',
    'DROP TRIGGER "photos_count" ON "photos";',
    'DROP VIEW "all_photos";',
    'DROP INDEX "photos_by_size";',
    'DROP TABLE "gone";',
  ])
})

test('replaces what changed in the order of the files, and leaves rows to whoever writes the migration', () => {
  const from = { 'constraint photos.photos_name': '1', 'function public.count()': '1', 'rows services': '1' }
  const to = {
    'constraint photos.photos_name': '2',
    'function public.count()': '2',
    'rows services': '2',
    'trigger photos.photos_count': '2',
  }
  const files = [
    file('functions', 'count', 'CREATE OR REPLACE FUNCTION "count"();\n'),
    file('constraints', 'photos_name', 'ADD CONSTRAINT "photos_name";\n'),
    file('constraints', 'photos_count', 'Another thing of the same name.\n'),
    file('rows', 'services', 'INSERT;\n'),
    file('triggers', 'photos_count', 'CREATE TRIGGER;\n'),
  ]
  expect(compose(from, to, '-- This is an empty migration.', files)).toBe(
    `-- Changes constraint photos.photos_name
-- Changes function public.count()
-- Changes rows services: write what a database in use needs
-- Adds trigger photos.photos_count

CREATE OR REPLACE FUNCTION "count"();

ALTER TABLE "photos" DROP CONSTRAINT "photos_name";
ADD CONSTRAINT "photos_name";

CREATE TRIGGER;
`,
  )
})
