ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_extra_photos" CHECK ("extra_photo_cents" BETWEEN 0 AND 99999999);
