-- The photos that a service with a fixed price includes, and the price of each further one. Bookings keep both.
ALTER TABLE "services" ADD CONSTRAINT "services_photos" CHECK ("photos_included" BETWEEN 1 AND 10000 AND "extra_photo_cents" BETWEEN 0 AND 99999999);
