CREATE TABLE "class_former_pupils" (
	"school_class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_former_pupils_school_class_id_user_id_pk" PRIMARY KEY("school_class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "class_import_people" (
	"import_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_made" boolean NOT NULL,
	CONSTRAINT "class_import_people_import_id_user_id_pk" PRIMARY KEY("import_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "class_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_class_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "class_former_pupils" ADD CONSTRAINT "class_former_pupils_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_former_pupils" ADD CONSTRAINT "class_former_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_import_people" ADD CONSTRAINT "class_import_people_import_id_class_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."class_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_import_people" ADD CONSTRAINT "class_import_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_imports" ADD CONSTRAINT "class_imports_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_imports" ADD CONSTRAINT "class_imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_former_pupils_user" ON "class_former_pupils" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_import_people_user" ON "class_import_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_imports_class" ON "class_imports" USING btree ("school_class_id");--> statement-breakpoint
CREATE INDEX "class_imports_made_by" ON "class_imports" USING btree ("made_by");