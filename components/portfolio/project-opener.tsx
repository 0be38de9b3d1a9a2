'use client'

import { usePathname } from 'next/navigation'
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Project } from '@/lib/portfolio/schema'
import { type Audience, BookActions } from './book-actions'

const loadDialog = () => import('./project-dialog').then((module) => ({ default: module.ProjectDialog }))
const ProjectDialog = lazy(loadDialog)

const addressOf = (id: string) => `/portfolio/${id}`
const projectAt = (pathname: string) => /^\/portfolio\/([\da-f-]{36})$/.exec(pathname)?.[1] ?? null

type Loading = { id: string; project: Promise<Project> }

/**
 * The wall of projects: a press on one opens it in a dialog, at its own address. Back closes it; the same address from a
 * link, or in another tab, is the project's page.
 *
 * The address is written by hand instead of by an intercepting route, which would take every address below /portfolio for
 * a project: the way from one project's page to the next, and that to a quote.
 */
export function ProjectOpener({ audience, children }: { audience: Audience; children: ReactNode }) {
  const pathname = usePathname()
  const loading = useRef<Loading | null>(null)
  /** The project that was pressed last, until the wall is left. */
  const wanted = useRef<string | null>(null)
  const [project, setProject] = useState<Project | null>(null)
  const closing = useRef(false)
  const isOpen = project !== null && pathname === addressOf(project.id)

  useEffect(() => {
    return () => {
      wanted.current = null
    }
  }, [])

  useEffect(() => {
    if (!isOpen) closing.current = false
  }, [isOpen])

  // Back or Forward brings the wall to a project's address, with nothing left of the dialog that stood there.
  const addressed = projectAt(pathname)
  const missing = addressed === project?.id ? null : addressed
  useEffect(() => {
    if (!missing) return
    let isLeft = false
    Promise.all([fetchProject(missing), loadDialog()]).then(
      ([found]) => !isLeft && setProject(found),
      () => !isLeft && window.location.reload(),
    )
    return () => {
      isLeft = true
    }
  }, [missing])

  function load(id: string): Promise<Project> {
    if (loading.current?.id !== id) loading.current = { id, project: fetchProject(id) }
    return loading.current.project
  }

  function warm(event: SyntheticEvent) {
    const id = projectOf(event.target)
    if (!id) return
    void loadDialog()
    // What goes wrong is told when it is wanted.
    load(id).catch(() => undefined)
  }

  async function open(event: MouseEvent) {
    const id = projectOf(event.target)
    if (!id || leavesThisTab(event)) return
    event.preventDefault()
    wanted.current = id
    try {
      const [opened] = await Promise.all([load(id), loadDialog()])
      if (wanted.current !== id) return
      setProject(opened)
      window.history.pushState(null, '', addressOf(id))
    } catch {
      if (wanted.current === id) window.location.assign(addressOf(id))
    } finally {
      loading.current = null
    }
  }

  /** Back to the wall, once, however often Escape is pressed. */
  function close() {
    if (closing.current) return
    closing.current = true
    window.history.back()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links in it
    <div onPointerOver={warm} onFocus={warm} onClickCapture={open}>
      {children}
      {isOpen && (
        <Suspense>
          <ProjectDialog
            project={project}
            actions={<BookActions audience={audience} projectId={project.id} />}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

async function fetchProject(id: string): Promise<Project> {
  const response = await fetch(`/api/portfolio/projects/${id}`)
  if (!response.ok) throw new Error(`no project: ${response.status}`)
  return response.json()
}

function projectOf(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a[data-project]') : null
  return link?.getAttribute('data-project') ?? null
}

function leavesThisTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
