-- The photos that a service with a fixed price includes, and the price of each further one. Bookings keep both.
ALTER TABLE "services"
  ADD COLUMN "photos_included" INTEGER,
  ADD COLUMN "extra_photo_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "services_photos" CHECK ("photos_included" BETWEEN 1 AND 10000 AND "extra_photo_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "booked_services"
  ADD COLUMN "extra_photo_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "booked_services_extra_photos" CHECK ("extra_photo_cents" BETWEEN 0 AND 99999999);
