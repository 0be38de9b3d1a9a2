import { Icon } from '@/components/ui/icon'
import { MenuButton, MenuLine } from '@/components/ui/menu-entries'
import { roomNames, roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import type { Room } from '@/prisma/generated/enums'

type RoomListProps = {
  chosen: Room | null
  /** Listed first. */
  usedRooms: readonly Room[]
  onChoose: (room: Room | null) => void
}

/** The rooms to choose from, those already in use first. */
export function RoomList({ chosen, usedRooms, onChoose }: RoomListProps) {
  const others = roomsInOrder.filter((room) => !usedRooms.includes(room))
  const entry = (room: Room | null) => (
    <MenuButton key={room} aria-pressed={room === chosen} onClick={() => onChoose(room)}>
      {room ? roomNames[room] : 'No room'}
      {room === chosen && <Icon name="check" size="sm" className="ml-auto" />}
    </MenuButton>
  )
  return (
    <>
      {usedRooms.map(entry)}
      {usedRooms.length > 0 && <MenuLine />}
      {others.map(entry)}
      <MenuLine />
      {entry(null)}
    </>
  )
}
