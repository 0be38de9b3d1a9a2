ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_minutes" CHECK ("duration_minutes" >= 0);
