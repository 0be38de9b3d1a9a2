ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_version" CHECK ("version" > 0);
