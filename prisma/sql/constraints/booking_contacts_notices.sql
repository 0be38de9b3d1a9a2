ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_notices" CHECK ("kind" <> 'SELLER' OR NOT 'PHOTOS_READY' = ANY("notices"));
