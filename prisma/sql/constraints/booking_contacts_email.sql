ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_email" CHECK (length("email") BETWEEN 3 AND 254 AND "email" = lower("email"));
