-- What services promise to photograph, and what was ticked off on site.
ALTER TABLE "services" ADD COLUMN "shots" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "services" ADD CONSTRAINT "services_shots" CHECK (cardinality("shots") <= 60);
CREATE TABLE "booking_shots" (
  "booking_id" UUID NOT NULL,
  "room" TEXT NOT NULL,
  "done_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "booking_shots_pkey" PRIMARY KEY ("booking_id", "room")
);
ALTER TABLE "booking_shots" ADD CONSTRAINT "booking_shots_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "booking_shots" ADD CONSTRAINT "booking_shots_room" CHECK (char_length("room") BETWEEN 1 AND 200);
