-- A booking went to another photographer.
ALTER TYPE "BookingEventKind" ADD VALUE 'HANDED_OVER';
