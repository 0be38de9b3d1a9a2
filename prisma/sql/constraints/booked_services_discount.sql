ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_discount" CHECK ("discount_cents" BETWEEN 0 AND "price_cents");
