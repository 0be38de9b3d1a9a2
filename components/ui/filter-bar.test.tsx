import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { oneOf, pageNumber, searchText, urlState } from '@/lib/platform/web/url-state'
import { FilterBar } from './filter-bar'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const list = urlState('/list?tab=all', {
  search: searchText(100),
  sort: oneOf(['latest', 'name']),
  view: oneOf(['', 'mine']),
  page: pageNumber(),
})

test('without JavaScript, filtering keeps the rest of the URL but not the page number', () => {
  const html = renderToStaticMarkup(
    <FilterBar
      url={list}
      state={{ search: 'Oak & 5th', sort: 'name', view: 'mine', page: 3 }}
      search={{ label: 'Search', placeholder: 'Name', maxLength: 100 }}
      fields={[
        {
          kind: 'select',
          name: 'sort',
          label: 'Sort',
          options: [
            { value: 'latest', label: 'Latest' },
            { value: 'name', label: 'By name' },
          ],
        },
      ]}
    />,
  )
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)]
  expect(html).toContain('action="/list"')
  expect(hidden.map(([, name, value]) => [name, value])).toEqual([
    ['tab', 'all'],
    ['view', 'mine'],
  ])
  expect(html).toContain('value="Oak &amp; 5th"')
  expect(html).toContain('<option value="name" selected="">')
  expect(html).toMatch(/<noscript><button[^>]*type="submit"/)
})
