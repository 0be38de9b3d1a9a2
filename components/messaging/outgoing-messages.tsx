import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { TextButton } from '@/components/ui/text-link'
import { Bubble } from './message-group'
import type { Outbox, Outgoing } from './outgoing'

const buttonClasses = 'min-h-8 font-strong text-ink'

type OutgoingMessagesProps = {
  waiting: readonly Outgoing[]
  outbox: Outbox
  failure: string
  isLost: boolean
}

/** The viewer's unsent messages with their states. `failure` precedes the reason a message failed. */
export function OutgoingMessages({ waiting, outbox, failure, isLost }: OutgoingMessagesProps) {
  return waiting.map((message) => (
    <div key={message.idempotencyKey} className="mb-2.5 flex flex-col gap-1 md:mb-3.5">
      {message.text !== '' && (
        <Bubble isMine isPale>
          {message.text}
        </Bubble>
      )}
      {message.files.map((file) => (
        <p
          key={file.fileId}
          className="flex max-w-[82%] items-center gap-2 self-end text-ink-2 wrap-anywhere"
        >
          <Icon name="paperclip" size="sm" />
          {file.name}
        </p>
      ))}
      {message.state === 'sending' ? (
        <p className="flex items-center gap-2 self-end text-xs text-ink-3">
          <Spinner />
          {isLost ? 'Waiting for connection' : 'Sending'}
        </p>
      ) : (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-end gap-x-3 self-end text-xs text-stop"
        >
          <span className="flex items-center gap-1.5">
            <Icon name="triangle-alert" size="sm" />
            {message.problem ? `${failure}. ${message.problem}` : `${failure}.`}
          </span>
          <TextButton className={buttonClasses} onClick={() => outbox.retry()}>
            Try again
          </TextButton>
          <TextButton className={buttonClasses} onClick={() => outbox.discard(message.idempotencyKey)}>
            Discard
          </TextButton>
        </div>
      )}
    </div>
  ))
}
