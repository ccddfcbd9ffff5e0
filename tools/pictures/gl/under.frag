// Under water: a sand floor with coral heads, the surface from below, shafts of light, one animal.
// The shot defines ANIMAL_x, AT, TURN, SIZE, CAM, TILT, REEF, SLOPE, DEEP, RAYS, SUN_AT, SCHOOL, FISH, BUBBLES, SHIFT.
const vec3 DOWNLIGHT = normalize(vec3(.2, .1, 1.));

float caustic(vec2 p) {
  p += .35 * vec2(fbm(p * .9, 3), fbm(p * .9 + 9., 3));
  return smoothstep(.22, 0., cells(p).y) * .6 + smoothstep(.25, 0., cells(p * 1.7 + 4.).y) * .35;
}
// coral heads are domes over a cell pattern, at three sizes
float dome(vec2 p, float scale, float keep) {
  vec3 c = cells(p * scale);
  float r = .30 + .28 * c.z;
  return step(1. - keep, fract(c.z * 7.3)) * sqrt(max(0., 1. - c.x * c.x / (r * r))) / scale * (.5 + .5 * c.z);
}
float wall(vec2 p) { return SLOPE * 1.5 * max(0., .34 * p.y - p.x - 4.3 + 1.6 * (noise2(p * .3) - .5)); }
float floorHeight(vec2 p) {
  float h = wall(p) + .05 * fbm(p * 2., 3);
  float field = smoothstep(.46, .70, fbm((p + SHIFT) * .16 + 2., 3) + .10 * (REEF - 1.)) * smoothstep(4., 9., p.y) * min(REEF, 1.);
  field = max(field, smoothstep(.1, .8, h));
  if (field < .01) return h;
  vec2 q = p + SHIFT + .25 * vec2(fbm(p * 2.3, 2), fbm(p * 2.3 + 5., 2));
  return h + field * (.25 * fbm(p * .9, 3) + .55 * dome(q, .55, .6) + .60 * dome(q + 3., 1.3, .7) + .55 * dome(q + 7., 3.1, .8));
}
vec3 waterColour(vec3 d) {
  float u = clamp(d.z * .5 + .5, 0., 1.);
  vec3 c = mix(vec3(0., .10, .26), vec3(.02, .36, .60), smoothstep(.25, .62, u));
  c = mix(c, vec3(.45, .86, .95), smoothstep(.60, .98, u));
  return c * mix(vec3(1), vec3(.45, .62, .82), DEEP);
}

// ---- animals: metres in a frame with +y ahead, +z up; `skin` gets the colour at a point
float oval(vec2 p, vec2 r) { return (length(p / r) - 1.) * min(r.x, r.y); }
float rod(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 ab = b - a;
  float t = clamp(dot(p - a, ab) / dot(ab, ab), 0., 1.);
  return length(p - a - ab * t) - mix(ra, rb, t);
}
float blend(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
// a flat fin: root at a, tip at b, chord, thickness; its plane holds `b - a` and `along`
float fin(vec3 p, vec3 a, vec3 b, vec3 along, float chord, float thick) {
  vec3 span = b - a, n = normalize(cross(span, along)), s = normalize(span), w = cross(n, s);
  vec3 q = p - a;
  float t = dot(q, s) / length(span), y = dot(q, w);
  float c = chord * pow(clamp(1. - t, .02, 1.), .7) * .5;
  return max(max(abs(y) - c, abs(dot(q, n)) - thick * clamp(1.1 - t, 0., 1.)), max(-t - .05, t - 1.) * length(span)) * .75;
}
#if defined(ANIMAL_WHALESHARK) || defined(ANIMAL_TIGERSHARK)
#ifdef ANIMAL_WHALESHARK
const float BROAD = .25, DEPTH = .20, SNOUT = .34, FLAT_HEAD = .66, PECTORAL_CHORD = .34;
const vec3 PECTORAL_ROOT = vec3(.15, .36, -.08), PECTORAL_TIP = vec3(.60, .02, -.24);
#else
const float BROAD = .150, DEPTH = .150, SNOUT = .62, FLAT_HEAD = .80, PECTORAL_CHORD = .24;
const vec3 PECTORAL_ROOT = vec3(.09, .36, -.06), PECTORAL_TIP = vec3(.46, .06, -.17);
#endif
float bendAt(float y) { return .10 * sin(y * 2.4 + .5) * smoothstep(.6, -1.1, y); }
float animal(vec3 p) {
  p.x -= bendAt(p.y);
  float back = smoothstep(.25, -1., p.y);
  float r = pow(1. - back, .95) * mix(1., 0., pow(box01(.45, 1.02, p.y), 1. / SNOUT * 1.15));
  r = sqrt(max(r, .0)) * mix(1., .42, back) + .02;
  vec2 cross2 = vec2(BROAD * mix(1., 1.12, smoothstep(.3, .8, p.y)), DEPTH * mix(1., FLAT_HEAD, smoothstep(.35, .95, p.y))) * max(r, .09);
  float d = max(oval(p.xz - vec2(0, .02), cross2), max(p.y - 1.0, -1.02 - p.y)) * .7;
  d = blend(d, fin(p, vec3(0, -.06, .10), vec3(0, -.30, .36), vec3(0, 1, 0), .34, .022), .05);
  d = blend(d, fin(p, vec3(0, -.52, .06), vec3(0, -.64, .15), vec3(0, 1, 0), .15, .014), .03);
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, fin(m, PECTORAL_ROOT, PECTORAL_TIP, vec3(0, 1, 0), PECTORAL_CHORD, .022), .05);
  d = blend(d, fin(m, vec3(.05, -.45, -.05), vec3(.16, -.58, -.12), vec3(0, 1, 0), .12, .012), .03);
  d = blend(d, fin(p, vec3(0, -.96, 0), vec3(0, -1.28, .34), vec3(0, 1, 0), .22, .018), .03);
  return blend(d, fin(p, vec3(0, -.96, .02), vec3(0, -1.13, -.20), vec3(0, 1, 0), .18, .016), .03);
}
vec3 skin(vec3 p) {
  p.x -= bendAt(p.y);
  float belly = smoothstep(-.02, -.075, p.z + .02 * sin(p.y * 9.)) * smoothstep(.34, .24, abs(p.x)) * smoothstep(-1.1, -.8, p.y);
#ifdef ANIMAL_WHALESHARK
  float around = atan(p.x, p.z + .02);
  vec2 g = vec2(p.y * 17., around * 5.5);
  vec2 f = fract(g) - .5;
  float big = hash(ivec3(floor(g), 3));
  float spots = smoothstep(.30, .20, length(f + (vec2(hash(ivec3(floor(g), 1)), hash(ivec3(floor(g), 2))) - .5) * .3) / (.55 + .5 * big));
  float bars = smoothstep(.12, .05, abs(fract(p.y * 8.5) - .5)) * .35;
  vec3 c = mix(vec3(.15, .21, .27), vec3(.80, .86, .86), max(spots, bars) * smoothstep(.95, .7, abs(p.y)));
#else
  float bars = smoothstep(.42, .62, noise2(vec2(p.y * 15., p.z * 3. + 4.))) * smoothstep(-.06, .05, p.z) * smoothstep(.7, .2, p.y);
  vec3 c = mix(vec3(.30, .36, .36), vec3(.12, .15, .16), bars * .8);
#endif
  return mix(c, vec3(.82, .86, .84), belly);
}
#elif defined(ANIMAL_MANTA)
float animal(vec3 p) {
  float x = abs(p.x);
  float z = p.z - .20 * x * x + .05 * x;
  float lead = mix(.30 * (1. - pow(x, 1.25)) - .12 * x * x, -.20, smoothstep(.55, 1., x));
  float trail = mix(-.34 * pow(max(1. - x, 0.), 1.9) - .02 * (1. - x) - .16 * x * x * x, -.22, smoothstep(.6, 1., x));
  float plan = max(max(p.y - lead, trail - p.y), x - 1.);
  float thick = .085 * pow(max(1. - x, 0.), 1.4) * sqrt(clamp(-plan * 6., 0., 1.)) + .006;
  float d = max(plan, abs(z) - thick) * .5;
  d = min(d, rod(vec3(x, p.yz), vec3(.185, .22, .0), vec3(.17, .33, -.07), .042, .020) * .8);
  return min(d, rod(p, vec3(0, -.3, 0), vec3(.06, -1.05, .04), .016, .004) * .8);
}
vec3 skin(vec3 p) {
  float x = abs(p.x), z = p.z - .20 * x * x + .05 * x;
  vec3 top = mix(vec3(.03, .045, .06), vec3(.55, .62, .66), smoothstep(.05, .0, abs(p.y - .13 + x * .22)) * smoothstep(.1, .2, x) * smoothstep(.5, .3, x) * .8);
  float gill = smoothstep(.010, .003, abs(fract((p.y - .02) * 13. + x * x * 22.) - .5) * .075) * smoothstep(.055, .085, x) * smoothstep(.19, .14, x) * step(-.21, p.y) * step(p.y, .13);
  float mouth = smoothstep(.022, .010, abs(p.y - .225)) * smoothstep(.155, .10, x);
  vec2 g = p.xy * 11. + 3.;
  float spots = step(.72, hash(ivec3(floor(g), 4))) * smoothstep(.26, .18, length(fract(g) - .5)) * smoothstep(.5, .3, x) * smoothstep(.05, -.05, p.y);
  gill = max(.85 * gill, max(.85 * mouth, .6 * spots));
  vec3 under = mix(vec3(1.15, 1.18, 1.15), vec3(.14, .17, .20), max(gill, smoothstep(.55, .95, x + .2 * fbm(p.xy * 5., 3))));
  under = mix(under, vec3(.14, .17, .20), smoothstep(-.16, -.34, p.y) * .5);
  return mix(under, top, smoothstep(.004, .022, z));
}
#elif defined(ANIMAL_TURTLE)
float animal(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float w = .40 * (1. - .28 * smoothstep(.1, -.6, p.y));
  vec3 q = p - vec3(0, 0, .02);
  float shell = (length(q / vec3(w, .52, p.z > .02 ? .20 : .11)) - 1.) * .16;
  float d = blend(shell, rod(p, vec3(0, .48, .0), vec3(0, .72, .04), .085, .085), .05);
  float flip = rod(m, vec3(.30, .36, 0.), vec3(.62, .40, -.06), .075, .085);
  flip = blend(flip, rod(m, vec3(.62, .40, -.06), vec3(.98, .02, -.20), .085, .03), .06);
  flip = max(flip, abs(m.z + .20 * (m.x - .3)) - .028);
  float rear = max(rod(m, vec3(.22, -.40, 0.), vec3(.40, -.66, -.04), .06, .075), abs(m.z + .06 * m.x) - .025);
  return min(d, min(flip, rear)) * .7;
}
vec3 skin(vec3 p) {
  vec2 g = vec2(p.x * 3.4, p.y * 3.6);
  float plate = smoothstep(.02, .10, cells(g + 2.).y), ray = fbm(p.xy * vec2(16., 9.), 3);
  vec3 shell = mix(vec3(.62, .52, .30), mix(vec3(.24, .15, .07), vec3(.50, .34, .15), ray), plate);
  float scale = smoothstep(.02, .12, cells(p.xy * 16.).y);
  vec3 limb = mix(vec3(.66, .62, .46), vec3(.20, .18, .12), scale * .85);
  float body = smoothstep(1.04, .97, length(p.xy / vec2(.41, .53)));
  vec3 c = mix(limb, shell, body);
  return mix(c, vec3(.80, .74, .52), smoothstep(-.02, -.07, p.z) * body);
}
#elif defined(ANIMAL_DIVER)
float animal(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = rod(p, vec3(0, .42, 0), vec3(0, -.12, .0), .155, .13);
  d = blend(d, length(p - vec3(0, .70, .05)) - .115, .06);
  d = min(d, rod(p, vec3(0, .40, .22), vec3(0, -.10, .20), .095, .095));
  d = blend(d, rod(m, vec3(.09, -.15, 0), vec3(.13, -.60, -.05), .085, .065), .06);
  d = blend(d, rod(p, vec3(.13, -.60, -.05), vec3(.14, -1.0, .10), .06, .04), .03);
  d = blend(d, rod(p, vec3(-.13, -.60, -.05), vec3(-.16, -1.02, -.12), .06, .04), .03);
  d = min(d, max(rod(p, vec3(.14, -1.0, .10), vec3(.16, -1.48, .16), .04, .12), abs(p.z - .13) - .035));
  d = min(d, max(rod(p, vec3(-.16, -1.02, -.12), vec3(-.19, -1.48, -.24), .04, .12), abs(p.z + .18) - .06));
  d = blend(d, rod(m, vec3(.17, .40, -.02), vec3(.22, .28, -.24), .055, .045), .04);
  d = blend(d, rod(m, vec3(.22, .28, -.24), vec3(.08, .50, -.30), .045, .035), .03);
  return min(d, rod(p, vec3(.05, .62, .20), vec3(0., .80, -.04), .02, .025)) * .8;
}
vec3 skin(vec3 p) { return mix(vec3(.03, .035, .045), vec3(.55, .60, .60), step(.13, p.z) * step(-.2, p.y) * step(p.y, .5) * .55); }
#else
float animal(vec3 p) { return 1e3; }
vec3 skin(vec3 p) { return vec3(0); }
#endif
vec3 toAnimal(vec3 p) {
  p -= AT;
  p.xy = turn(-TURN.x) * p.xy;
  p.yz = turn(-TURN.y) * p.yz;
  p.xz = turn(-TURN.z) * p.xz;
  return p / SIZE;
}
float animalAt(vec3 p) {
  vec3 q = toAnimal(p);
  float ball = length(q) - 1.6;
  return (ball > .3 ? ball : animal(q)) * SIZE;
}

vec3 dim(vec3 c, vec3 rd, float t) {
  vec3 keep = exp(-vec3(.095, .040, .032) * t * mix(1.25, 1.6, DEEP));
  return c * keep + waterColour(normalize(vec3(rd.xy, min(rd.z, .10)))) * (1. - exp(-.085 * t));
}
vec3 floorColour(vec3 p, vec3 rd, float t) {
  vec2 e = vec2(.02 + .004 * t, 0);
  float h = floorHeight(p.xy);
  vec3 n = normalize(vec3(h - floorHeight(p.xy + e.xy), h - floorHeight(p.xy + e.yx), e.x));
  float living = smoothstep(.12, .38, h - wall(p.xy) * .6) * step(.05, REEF) + smoothstep(.3, 1., wall(p.xy));
  living = clamp(living, 0., 1.);
  vec3 sand = vec3(.86, .83, .70) * (.86 + .2 * noise2(vec2(p.x * 1.2 + .5 * noise2(p.xy), p.y * 7.)));
  float pick = box01(.25, .75, fbm(p.xy * 1.1 + 3., 3));
  vec3 coral = mix(vec3(.50, .40, .24), vec3(.62, .47, .36), smoothstep(.3, .5, pick));
  coral = mix(coral, vec3(.44, .34, .46), smoothstep(.62, .7, pick));
  coral = mix(coral, vec3(.36, .44, .30), smoothstep(.82, .9, pick)) * (.55 + .9 * fbm(p.xy * 5. + p.z * 3., 4));
  float light = .30 + .80 * max(dot(n, DOWNLIGHT), 0.);
  vec3 c = mix(sand, coral, living) * light * vec3(.75, .98, 1.);
  c += caustic(p.xy * .85 + p.z * .3) * mix(.75, .38, living) * max(n.z, 0.) * vec3(.8, 1., .95) * (1. - .75 * DEEP);
  return dim(c, rd, t);
}
vec3 animalColour(vec3 p, vec3 rd, float t) {
  vec2 e = vec2(.004 * SIZE, 0);
  float d = animalAt(p);
  vec3 n = normalize(vec3(animalAt(p + e.xyy) - d, animalAt(p + e.yxy) - d, animalAt(p + e.yyx) - d));
  float up = n.z * .5 + .5;
  vec3 light = mix(vec3(.26, .42, .50), vec3(1.25, 1.35, 1.3), pow(up, 1.4));
  light += caustic(p.xy * 1.1) * smoothstep(.1, .8, n.z) * .7 * vec3(.8, 1., .95);
  float rim = pow(1. - abs(dot(n, rd)), 3.) * smoothstep(-.2, .6, n.z);
  return dim(skin(toAnimal(p)) * light + rim * vec3(.10, .22, .26), rd, t);
}
float fishShape(vec2 p, float a, float s) {
  p = turn(a) * p / s;
  float body = oval(p, vec2(.5, .19));
  float tail = max(abs(p.y) - .24 * clamp((-p.x - .36) / .28, 0., 1.), max(-p.x - .68, p.x + .36));
  return min(body, tail) * s;
}
vec3 shade(vec2 fc) {
  vec2 uv = (fc - .5 * R) / R.y;
  vec3 f = normalize(vec3(0., 1., TILT)), r = vec3(1, 0, 0), u = cross(r, f);
  vec3 ro = CAM, rd = normalize(f + uv.x * r * 1.35 + uv.y * u * 1.35), col = waterColour(rd);
  if (rd.z > .05) {
    float t = (9. - ro.z) / rd.z;
    vec2 p = ro.xy + rd.xy * t;
    float window = exp(-length((p - vec2(SUN_AT.x * 9., 9.)) * vec2(.16, .12)));
    col += (vec3(.55, .9, 1.) * caustic(p * .32) * .42 * exp(-t * .055) + vec3(.85, 1., 1.) * window * .62) * (1. - .55 * DEEP);
  }
  float t = .3, ground = -1.;
  for (int i = 0; i < 130; i++) {
    vec3 p = ro + rd * t;
    float d = p.z - floorHeight(p.xy);
    if (d < .004 * t) { ground = t; break; }
    t += max(d * .42, .008 * t);
    if (t > 45. || (SLOPE == 0. && rd.z > .02 && p.z > 3.2)) break;
  }
  if (ground > 0.) col = floorColour(ro + rd * ground, rd, ground);
  t = .3;
  for (int i = 0; i < 110; i++) {
    float d = animalAt(ro + rd * t);
    if (d < .0012 * t) { if (ground < 0. || t < ground) col = animalColour(ro + rd * t, rd, t); break; }
    t += d * .8;
    if (t > 30.) break;
  }
  float px = 1.2 / R.y;
  for (int i = 0; i < FISH; i++) {
    float a = hash(ivec3(i, 1, 1)), b = hash(ivec3(i, 2, 1)), c = hash(ivec3(i, 3, 1)), th = a * 6.28;
    vec2 p = SCHOOL.xy + vec2(cos(th) * SCHOOL.z, sin(th) * SCHOOL.w) * sqrt(b) + vec2(0., .03 * sin(a * 30.));
    float d = fishShape(uv - p, -.15 + .25 * (c - .5), .016 + .016 * c);
    col = mix(col, mix(vec3(.012, .10, .20), waterColour(rd), .40 + .3 * c), smoothstep(px, -px, d) * .9);
  }
#ifdef ANIMAL_DIVER
  for (int i = 0; i < 26; i++) {
    float k = float(i) / 26.;
    vec2 p = BUBBLES + vec2(.02 * sin(k * 17.) + .03 * (hash(ivec3(i, 4, 4)) - .5), k * k * .42);
    float s = .004 + .011 * k * hash(ivec3(i, 5, 4)), d = length((uv - p) * vec2(1., 1.25)) - s;
    col = mix(col, vec3(.75, .95, 1.), smoothstep(px, -px, d) * (.30 + .6 * smoothstep(-s * .6, 0., d)));
  }
#endif
  vec2 q = uv - SUN_AT;
  float an = atan(q.x, -q.y);
  float ray = smoothstep(.42, .75, fbm(vec2(an * 9., 1.), 4) * .6 + fbm(vec2(an * 23., 5.), 3) * .4) * exp(-length(q) * 1.15);
  col += vec3(.35, .75, .85) * ray * .5 * RAYS;
  vec2 g = uv * 38.;
  ivec2 gi = ivec2(floor(g));
  vec2 gp = fract(g) - vec2(hash(ivec3(gi, 6)), hash(ivec3(gi, 7)));
  return col + step(.88, hash(ivec3(gi, 5))) * smoothstep(.05, 0., length(gp)) * .10;
}
void main() { outColor = vec4(finish(shade(gl_FragCoord.xy + J - .5), gl_FragCoord.xy, .5, .25), 1); }
