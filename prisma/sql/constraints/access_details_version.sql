ALTER TABLE "access_details" ADD CONSTRAINT "access_details_version" CHECK ("version" > 0);
