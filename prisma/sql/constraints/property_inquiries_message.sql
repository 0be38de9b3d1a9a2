ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_message" CHECK (length("message") BETWEEN 1 AND 2000);
