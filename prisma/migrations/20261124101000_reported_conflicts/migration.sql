-- Appointments that overlap a shoot and that the photographer was notified of.
CREATE TABLE "reported_conflicts" (
    "id" UUID NOT NULL,
    "calendar_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "uid" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reported_conflicts_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "reported_conflicts_calendar_id_idx" ON "reported_conflicts"("calendar_id");
CREATE UNIQUE INDEX "reported_conflicts_booking_id_calendar_id_uid_starts_at_key"
  ON "reported_conflicts"("booking_id", "calendar_id", "uid", "starts_at");

ALTER TABLE "reported_conflicts" ADD CONSTRAINT "reported_conflicts_calendar_id_fkey"
  FOREIGN KEY ("calendar_id") REFERENCES "external_calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reported_conflicts" ADD CONSTRAINT "reported_conflicts_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
