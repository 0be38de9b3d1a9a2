ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_name" CHECK (length("name") BETWEEN 1 AND 100);
