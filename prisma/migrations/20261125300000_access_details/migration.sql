-- How the photographer gets into the property, encrypted.
CREATE TABLE "access_details" (
  "booking_id" UUID NOT NULL,
  "sealed" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "access_details_pkey" PRIMARY KEY ("booking_id"),
  CONSTRAINT "access_details_version" CHECK ("version" > 0),
  CONSTRAINT "access_details_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
