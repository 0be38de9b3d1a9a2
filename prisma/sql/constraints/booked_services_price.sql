ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_price" CHECK ("price_cents" BETWEEN 0 AND 99999999);
