-- What a photographer records on the day of a shoot, and the notice that they are on the way.
ALTER TYPE "BookingEventKind" ADD VALUE 'ON_THE_WAY';
ALTER TYPE "BookingEventKind" ADD VALUE 'STARTED';
ALTER TYPE "BookingEventKind" ADD VALUE 'FINISHED';
ALTER TYPE "BookingEventKind" ADD VALUE 'START_UNDONE';
ALTER TYPE "BookingEventKind" ADD VALUE 'FINISH_UNDONE';
ALTER TYPE "ContactNotice" ADD VALUE 'ON_THE_WAY';

ALTER TABLE "bookings" ADD COLUMN "on_the_way_at" TIMESTAMPTZ(3),
ADD COLUMN "started_at" TIMESTAMPTZ(3),
ADD COLUMN "finished_at" TIMESTAMPTZ(3);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_finished_after_start"
  CHECK ("finished_at" IS NULL OR ("started_at" IS NOT NULL AND "finished_at" >= "started_at"));
